/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { Code } from './code.ts';
import { Instant } from './instant.ts';

export const announcementTitleMax = 120;

export const announcementContentMax = 4000;



export const Announcement = /*#__PURE__*/ zod.object({
  "id": Code,
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1), /*#__PURE__*/ zod.maxLength(announcementTitleMax)),
  "content": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1), /*#__PURE__*/ zod.maxLength(announcementContentMax)),
  "publishedAt": Instant,
  "maintenanceAt": /*#__PURE__*/ zod.optional(Instant)
});

export type Announcement = zod.output<typeof Announcement>;
