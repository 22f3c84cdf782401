/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { Code } from './code.ts';
import { PictureUrl } from './picture-url.ts';

export const bannerTitleMax = 80;

export const bannerButtonMax = 20;

export const bannerLinkMax = 256;


export const bannerLinkRegExp = new RegExp('^(/[A-Za-z0-9/_-]*)?$');


export const Banner = /*#__PURE__*/ zod.object({
  "id": Code,
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1), /*#__PURE__*/ zod.maxLength(bannerTitleMax)),
  "button": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1), /*#__PURE__*/ zod.maxLength(bannerButtonMax))),
  "image": PictureUrl,
  "link": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(bannerLinkMax), /*#__PURE__*/ zod.regex(bannerLinkRegExp))
});

export type Banner = zod.output<typeof Banner>;
