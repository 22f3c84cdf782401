/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { Code } from './code.ts';
import { PictureUrl } from './picture-url.ts';

export const Avatar = /*#__PURE__*/ zod.object({
  "id": Code,
  "url": PictureUrl
});

export type Avatar = zod.output<typeof Avatar>;
