/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { OrderNo } from './order-no.ts';

export const rechargeLaunchPayUrlMax = 2048;



export const RechargeLaunch = /*#__PURE__*/ zod.object({
  "orderNo": OrderNo,
  "payUrl": /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(rechargeLaunchPayUrlMax)),
  "openMode": /*#__PURE__*/ zod.enum(['frame', 'browser'])
});

export type RechargeLaunch = zod.output<typeof RechargeLaunch>;
