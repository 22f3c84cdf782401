/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { Code } from './code.ts';

export const faqCategoryMax = 48;

export const faqQuestionMax = 200;

export const faqAnswerMax = 4000;



export const Faq = /*#__PURE__*/ zod.object({
  "id": Code,
  "category": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1), /*#__PURE__*/ zod.maxLength(faqCategoryMax)),
  "question": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1), /*#__PURE__*/ zod.maxLength(faqQuestionMax)),
  "answer": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1), /*#__PURE__*/ zod.maxLength(faqAnswerMax))
});

export type Faq = zod.output<typeof Faq>;
