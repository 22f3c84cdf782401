import { createFileRoute } from '@tanstack/react-router'
import { observer } from 'mobx-react-lite'
import { RestrictedScreen } from '#src/features/responsible/restricted-screen.tsx'
import { useStores } from '#src/stores/stores-context.tsx'
import * as z from 'zod/mini'
import { PLAY_LIMIT_KINDS, PLAY_LIMIT_PERIODS } from '#generated/http/open-enums.ts'
import { getPlayInfoQuery } from '#generated/http/responsible/get-play-info.ts'
import { getPlaySessionQuery } from '#generated/http/responsible/get-play-session.ts'
import { listPlayLimitsQuery } from '#generated/http/responsible/list-play-limits.ts'
import { PLAY_VIEWS, ResponsibleScreen } from '#src/features/responsible/responsible-screen.tsx'
import { loadTexts } from '#src/i18n/i18n.ts'
import { hasFeature } from '#src/queries/features.ts'
import { readOptionally } from '#src/queries/optional-read.ts'
import { readSearch } from '../-search.ts'
import { useOpenEntry } from '../-use-open-entry.ts'

const validateSearch = readSearch({
  view: z.enum(PLAY_VIEWS),
  kind: z.enum(PLAY_LIMIT_KINDS),
  period: z.enum(PLAY_LIMIT_PERIODS),
})

export const Route = createFileRoute('/_shell/responsiblePlay')({
  staticData: {
    access: 'responsible',
    page: { title: 'responsiblePlay', place: 'profile', isSubPage: true },
    isProposed: true,
  },
  validateSearch,
  loader: async ({ context: { queryClient, redirectHome, stores }, preload }) => {
    // Whoever may not play is led here by the guard, whether or not the config can be read.
    if (!stores.session.mayPlay) {
      await loadTexts('responsible', 'records', 'age', 'playBreak')
      return
    }
    // Without the feature the address is an unknown one.
    if (!(await hasFeature(queryClient, 'responsiblePlay'))) redirectHome(preload)
    await Promise.all([
      loadTexts('responsible', 'records', 'age'),
      readOptionally(queryClient, listPlayLimitsQuery()),
      readOptionally(queryClient, getPlaySessionQuery()),
      readOptionally(queryClient, getPlayInfoQuery()),
    ])
  },
  component: ResponsiblePlay,
})

function ResponsiblePlay() {
  return <Page />
}

function PlayerPage() {
  const { view, kind, period } = Route.useSearch()
  const navigate = Route.useNavigate()
  const onOpen = useOpenEntry(view, (id, replace) => {
    const [next, kind, period] = id?.split(' ') ?? []
    void navigate({ search: validateSearch({ view: next, kind, period }), replace, resetScroll: false })
  })
  return (
    <ResponsibleScreen
      view={view}
      kind={kind}
      period={period}
      onView={(next, choice = {}) => onOpen(next && [next, choice.kind, choice.period].join(' '))}
    />
  )
}

/** A restricted person gets a page of their own. */
const Page = observer(function Page() {
  return useStores().session.role === 'restricted' ? <RestrictedScreen /> : <PlayerPage />
})
