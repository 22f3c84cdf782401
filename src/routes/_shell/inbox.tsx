import { createFileRoute } from '@tanstack/react-router'
import { listAnnouncementsQuery } from '#generated/http/app/list-announcements.ts'
import { listLetterTypesQuery } from '#generated/http/inbox/list-letter-types.ts'
import { LetterTypeCode } from '#generated/http/schemas/letter-type-code.ts'
import { InboxScreen } from '#src/features/inbox/inbox-screen.tsx'
import { lettersQuery } from '#src/features/inbox/inbox.queries.ts'
import { loadTexts } from '#src/i18n/i18n.ts'
import { readOptionally } from '#src/queries/optional-read.ts'
import { readSearch } from '../-search.ts'

const validateSearch = readSearch({ type: LetterTypeCode })

export const Route = createFileRoute('/_shell/inbox')({
  staticData: {
    access: 'own',
    page: { title: 'inbox', place: 'inbox', isSubPage: true },
    failed: 'inbox:failed',
  },
  validateSearch,
  // Without loaderDeps: a type that changes leaves the page on screen while its list loads.
  loader: async ({ context: { queryClient }, location }) => {
    const { type } = validateSearch(location.search)
    await Promise.all([
      loadTexts('inbox', 'rewards'),
      queryClient.ensureInfiniteQueryData(lettersQuery(type)),
      // They decide whether there are tabs, which would move the list later.
      queryClient.prefetchQuery(listLetterTypesQuery()),
      // So does their row.
      readOptionally(queryClient, listAnnouncementsQuery()),
    ])
  },
  component: Inbox,
})

function Inbox() {
  const { type } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <InboxScreen
      type={type}
      onType={(next) => void navigate({ search: { type: next }, replace: true, resetScroll: false })}
    />
  )
}
