import { createFileRoute } from '@tanstack/react-router'
import { observer } from 'mobx-react-lite'
import { RestrictedScreen } from '#src/features/responsible/restricted-screen.tsx'
import { loadTexts } from '#src/i18n/i18n.ts'
import { useStores } from '#src/stores/stores-context.tsx'

export const Route = createFileRoute('/_shell/responsiblePlay')({
  staticData: { access: 'responsible', isProposed: true },
  loader: () => loadTexts('playBreak', 'age'),
  component: ResponsiblePlay,
})

function ResponsiblePlay() {
  return <Page />
}

/** Stub: a restricted person gets a page of their own. */
const Page = observer(function Page() {
  return useStores().session.role === 'restricted' ? <RestrictedScreen /> : null
})
