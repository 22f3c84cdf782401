/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { PasswordHash } from './password-hash.ts';

export const ChangeLoginPasswordBody = /*#__PURE__*/ zod.object({
  "oldPassword": PasswordHash,
  "password": PasswordHash
});

export type ChangeLoginPasswordBody = zod.output<typeof ChangeLoginPasswordBody>;
