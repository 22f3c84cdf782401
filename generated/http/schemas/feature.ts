/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const Feature = /*#__PURE__*/ zod.string();

export type Feature = zod.output<typeof Feature>;
