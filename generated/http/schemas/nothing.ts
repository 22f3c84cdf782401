/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const Nothing = /*#__PURE__*/ zod.null();

export type Nothing = zod.output<typeof Nothing>;
