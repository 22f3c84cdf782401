/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { PasswordHash } from './password-hash.ts';

export const ExcludePlayerBody = /*#__PURE__*/ zod.object({
  "months": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(6),/*#__PURE__*/ zod.literal(12),/*#__PURE__*/ zod.literal(60)]),
  "password": PasswordHash
});

export type ExcludePlayerBody = zod.output<typeof ExcludePlayerBody>;
