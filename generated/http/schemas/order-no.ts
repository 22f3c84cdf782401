/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const OrderNoMin = 8;
export const OrderNoMax = 32;


export const OrderNoRegExp = new RegExp('^[A-Za-z0-9]+$');


export const OrderNo = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(OrderNoMin), /*#__PURE__*/ zod.maxLength(OrderNoMax), /*#__PURE__*/ zod.regex(OrderNoRegExp));

export type OrderNo = zod.output<typeof OrderNo>;
