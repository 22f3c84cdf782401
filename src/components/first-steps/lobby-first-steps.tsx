import { observer } from 'mobx-react-lite'
import { useHasFirstSteps } from '#src/queries/has-first-steps.ts'
import { deferred } from '../deferred/deferred.tsx'
import styles from './lobby-first-steps.module.css'

const Steps = deferred(async () => (await import('./first-steps-card.tsx')).FirstStepsCard, {
  texts: ['welcome'],
  isLate: true,
  isOptional: true,
  fallback: () => <div className={styles.room} />,
})

/** The card of the first steps on the lobby, in deferred code: most players have done them. */
export const LobbyFirstSteps = observer(function LobbyFirstSteps() {
  return useHasFirstSteps() ? <Steps look="columns" /> : null
})
