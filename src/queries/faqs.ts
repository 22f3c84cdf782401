import { listFaqsQuery } from '#generated/http/app/list-faqs.ts'

/** The frequently asked questions beside a page, which stands without them. */
export function faqsBesideQuery() {
  return { ...listFaqsQuery(), meta: { silentError: true } }
}
