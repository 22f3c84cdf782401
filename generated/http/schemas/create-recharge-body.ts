/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { OrderNo } from './order-no.ts';

export const CreateRechargeBody = /*#__PURE__*/ zod.object({
  "orderNo": OrderNo
});

export type CreateRechargeBody = zod.output<typeof CreateRechargeBody>;
