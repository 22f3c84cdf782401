import { createFileRoute, Outlet, useMatches } from '@tanstack/react-router'
import { observer } from 'mobx-react-lite'
import { Fragment } from 'react'
import { ShellFrame } from '#src/features/shell/frame/shell-frame.tsx'
import { useStores } from '#src/stores/stores-context.tsx'

/** The frame of all pages but login and register: header, main navigation, footer. */
export const Route = createFileRoute('/_shell')({
  // The lobby is the first page: no chunk of its own.
  codeSplitGroupings: [],
  staticData: { access: 'open' },
  component: Shell,
})

function Shell() {
  const { access, page } = useMatches({ select: (matches) => matches.at(-1)?.staticData }) ?? {}
  const isOpen = access === undefined || access === 'open' || access === 'browse' || access === 'service'
  return <ShellFrame page={page}>{isOpen ? <Outlet /> : <PlayerOutlet />}</ShellFrame>
}

/**
 * A page that needs a session. It unmounts with the session, before the query cache is cleared: a Suspense hook that
 * still stood would send its request again.
 */
const PlayerOutlet = observer(function PlayerOutlet() {
  const { uid } = useStores().session
  return (
    uid !== null && (
      <Fragment key={uid}>
        <Outlet />
      </Fragment>
    )
  )
})
