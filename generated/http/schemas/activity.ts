/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { Code } from './code.ts';
import { Instant } from './instant.ts';
import { PictureUrl } from './picture-url.ts';
import { WebAddress } from './web-address.ts';

export const activityTitleMax = 120;



export const Activity = /*#__PURE__*/ zod.object({
  "id": Code,
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(activityTitleMax)),
  "image": PictureUrl,
  "url": WebAddress,
  "startsAt": Instant,
  "endsAt": Instant,
  "badge": /*#__PURE__*/ zod.string()
});

export type Activity = zod.output<typeof Activity>;
