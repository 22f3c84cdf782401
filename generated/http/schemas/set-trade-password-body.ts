/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { PasswordHash } from './password-hash.ts';

export const SetTradePasswordBody = /*#__PURE__*/ zod.object({
  "password": PasswordHash
});

export type SetTradePasswordBody = zod.output<typeof SetTradePasswordBody>;
