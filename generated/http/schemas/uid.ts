/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const UidMax = 32;


export const UidRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const Uid = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1), /*#__PURE__*/ zod.maxLength(UidMax), /*#__PURE__*/ zod.regex(UidRegExp));

export type Uid = zod.output<typeof Uid>;
