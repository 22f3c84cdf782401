/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const Day = /*#__PURE__*/ zod.iso.date();

export type Day = zod.output<typeof Day>;
