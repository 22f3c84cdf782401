import { listFaqsQuery } from '#generated/http/app/list-faqs.ts'

/** The frequently asked questions beside a page; it says nothing if they cannot be loaded. */
export function faqsBesideQuery() {
  return { ...listFaqsQuery(), meta: { silentError: true } }
}
