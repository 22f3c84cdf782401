/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { RechargeMethodCode } from './recharge-method-code.ts';

export const ListRechargeBanksParams = /*#__PURE__*/ zod.object({
  "method": RechargeMethodCode
})

export type ListRechargeBanksParams = zod.output<typeof ListRechargeBanksParams>;
