/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { Peso } from './peso.ts';

export const UserAccount = /*#__PURE__*/ zod.object({
  "allAmount": Peso,
  "balance": Peso,
  "withdrawalAmount": Peso,
  "deposit": Peso
});

export type UserAccount = zod.output<typeof UserAccount>;
