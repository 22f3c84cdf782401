/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { WebAddress } from './web-address.ts';

export const playHelpNameMax = 100;

export const playHelpAboutMax = 300;

export const playHelpPhoneMax = 32;


export const playHelpPhoneRegExp = new RegExp('^[0-9+() -]+$');


export const PlayHelp = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1), /*#__PURE__*/ zod.maxLength(playHelpNameMax)),
  "about": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(playHelpAboutMax))),
  "url": /*#__PURE__*/ zod.optional(WebAddress),
  "phone": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(playHelpPhoneMax), /*#__PURE__*/ zod.regex(playHelpPhoneRegExp)))
});

export type PlayHelp = zod.output<typeof PlayHelp>;
