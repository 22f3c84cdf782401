/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const countryCodeMin = 2;
export const countryCodeMax = 2;


export const countryCodeRegExp = new RegExp('^[A-Z]{2}$');
export const countryNameMax = 64;

export const countryAreaCodeMax = 4;


export const countryAreaCodeRegExp = new RegExp('^[0-9]{1,4}$');


export const Country = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(countryCodeMin), /*#__PURE__*/ zod.maxLength(countryCodeMax), /*#__PURE__*/ zod.regex(countryCodeRegExp)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1), /*#__PURE__*/ zod.maxLength(countryNameMax)),
  "areaCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1), /*#__PURE__*/ zod.maxLength(countryAreaCodeMax), /*#__PURE__*/ zod.regex(countryAreaCodeRegExp))
});

export type Country = zod.output<typeof Country>;
