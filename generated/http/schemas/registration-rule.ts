/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const RegistrationRule = /*#__PURE__*/ zod.object({
  "isOpen": /*#__PURE__*/ zod.boolean(),
  "needsRegistrationCode": /*#__PURE__*/ zod.boolean()
});

export type RegistrationRule = zod.output<typeof RegistrationRule>;
