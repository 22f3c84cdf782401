/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const PictureUrlMax = 2048;



export const PictureUrl = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(PictureUrlMax));

export type PictureUrl = zod.output<typeof PictureUrl>;
