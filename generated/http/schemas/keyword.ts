/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const KeywordMax = 64;


export const KeywordRegExp = new RegExp('^\\S(.*\\S)?$');


export const Keyword = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1), /*#__PURE__*/ zod.maxLength(KeywordMax), /*#__PURE__*/ zod.regex(KeywordRegExp));

export type Keyword = zod.output<typeof Keyword>;
