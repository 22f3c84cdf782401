/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { PesoPaid } from './peso-paid.ts';

export const MoneyLimit = /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['deposit', 'loss', 'stake']),
  "period": /*#__PURE__*/ zod.enum(['day', 'week', 'month']),
  "amount": PesoPaid
});

export type MoneyLimit = zod.output<typeof MoneyLimit>;
