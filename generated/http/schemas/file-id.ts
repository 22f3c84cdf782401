/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const FileIdMin = 8;
export const FileIdMax = 64;


export const FileIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const FileId = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(FileIdMin), /*#__PURE__*/ zod.maxLength(FileIdMax), /*#__PURE__*/ zod.regex(FileIdRegExp));

export type FileId = zod.output<typeof FileId>;
