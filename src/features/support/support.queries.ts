import { getListFaqsQueryOptions } from '#generated/http/app/list-faqs.ts'

/** The questions and answers, in the language of the moment; the same to everyone. */
export function faqsQuery() {
  return getListFaqsQueryOptions()
}
