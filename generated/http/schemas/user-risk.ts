/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { Peso } from './peso.ts';

export const UserRisk = /*#__PURE__*/ zod.object({
  "surplus": Peso
});

export type UserRisk = zod.output<typeof UserRisk>;
