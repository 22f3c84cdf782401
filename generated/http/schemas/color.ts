/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const ColorRegExp = new RegExp('^#[0-9a-fA-F]{6}$');


export const Color = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(ColorRegExp));

export type Color = zod.output<typeof Color>;
