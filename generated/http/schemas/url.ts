/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const UrlMax = 2048;



export const Url = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(UrlMax));

export type Url = zod.output<typeof Url>;
