/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const MobileInputRegExp = new RegExp('^(0[0-9]{10}|[0-9]{10})$');


export const MobileInput = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(MobileInputRegExp));

export type MobileInput = zod.output<typeof MobileInput>;
