import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useStores } from '#src/stores/stores-context.tsx'
import { deferred } from '../deferred/deferred.tsx'

/** Deferred: few sessions end so. */
const SessionEndedAlert = deferred(async () => (await import('./session-ended-alert.tsx')).SessionEndedAlert, {
  isOptional: true,
})

/** Shows on the page where a player lands that their session has ended, until they dismiss it or leave the page. */
export const SessionEnded = observer(function SessionEnded() {
  const { session } = useStores()
  const { hasUnseenEnd, isLoggedIn } = session
  const [isShown, setShown] = useState(false)
  if (hasUnseenEnd && !isShown) setShown(true)
  if (isLoggedIn && isShown) setShown(false)
  useEffect(() => {
    if (hasUnseenEnd) session.markEndSeen()
  }, [hasUnseenEnd, session])
  return isShown && <SessionEndedAlert onDismiss={() => setShown(false)} />
})
