import { Link, linkOptions } from '@tanstack/react-router'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Coupon } from '#generated/http/schemas/coupon.ts'
import { serverToday } from '#src/api/server-today.ts'
import { formatMoney } from '#src/lib/money-format.ts'
import { formatCalendarDate } from '#src/lib/time.ts'
import { type FirstSteps, useFirstSteps } from '#src/queries/first-steps.ts'
import { ROUTES } from '#src/routing/route-names.ts'
import { Words } from '#src/ui/data/words.tsx'
import { VisuallyHidden } from '#src/ui/feedback/visually-hidden.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import type { IconName } from '#src/ui/icon/icon-name.ts'
import styles from './step-list.module.css'

type State = 'done' | 'todo' | 'waiting' | 'failed'

const SIGNS: Partial<Record<State, IconName>> = { done: 'check', waiting: 'hourglass', failed: 'alert' }

interface Step {
  readonly id: 'account' | 'deposit' | 'verify'
  readonly state: State
  readonly note: string
  /** Where the step is made; not while it is done. */
  readonly link?: typeof VERIFY_LINK | typeof DEPOSIT_LINK
}

const VERIFY_LINK = linkOptions({ to: ROUTES.kycVerification })

const DEPOSIT_LINK = linkOptions({ to: ROUTES.recharge })

export interface StepListProps {
  /** `columns` is short enough for the lobby of a phone; `rows` have room for a sentence. */
  readonly look: 'rows' | 'columns'
  /** The player follows a step's link. */
  readonly onGo?: (() => void) | undefined
}

const IDENTITY_STATES: Record<NonNullable<FirstSteps['identityStatus']>, State> = {
  unverified: 'todo',
  editing: 'todo',
  pending: 'waiting',
  rejected: 'failed',
  approved: 'done',
}

/** The three first steps of a player with their states. The account is the first, and is done. */
export const StepList = observer(function StepList({ look, onGo }: StepListProps) {
  const { t, i18n } = useTranslation('welcome')
  const { hasDeposited, offer, identityStatus, verifyBy } = useFirstSteps()
  const isShort = look === 'columns'

  // Never without its terms, for which the columns have no room.
  function offerText({ bonusPercent, bonusMax, minDeposit, turnoverMultiple }: Coupon): string {
    const max = formatMoney(bonusMax)
    const terms = t('offerTerms', {
      min: formatMoney(minDeposit),
      wager: turnoverMultiple === 0 ? t('wagerNone') : t('wager', { times: turnoverMultiple }),
    })
    return bonusPercent === 0
      ? t('offerFixed', { sum: max, terms })
      : t('offerPercent', { percent: bonusPercent, max, terms })
  }

  function depositText(): string {
    if (deposit === 'done') return t('done')
    if (isShort) return ''
    return offer ? offerText(offer) : t('depositText')
  }

  function identityText(): string {
    if (identityStatus === undefined) return ''
    if (identityStatus === 'pending' || identityStatus === 'rejected' || identityStatus === 'approved') {
      return t(`identity.${identityStatus}`)
    }
    if (verifyBy === undefined) return t('verifyAny')
    return t('verifyBy', { date: formatCalendarDate(verifyBy, i18n.language, serverToday(), 'sentence') })
  }

  const deposit = hasDeposited === true ? 'done' : 'todo'
  const identity = IDENTITY_STATES[identityStatus ?? 'unverified']
  const steps: readonly Step[] = [
    { id: 'account', state: 'done', note: t('done') },
    {
      id: 'deposit',
      state: deposit,
      note: depositText(),
      ...(deposit === 'todo' && { link: DEPOSIT_LINK }),
    },
    { id: 'verify', state: identity, note: identityText(), ...(identity !== 'done' && { link: VERIFY_LINK }) },
  ]
  const next = steps.find(({ state }) => state === 'todo')

  function renderBody({ link, children }: Pick<Step, 'link'> & { readonly children: ReactNode }): ReactNode {
    if (link === undefined) return <div className={styles.step}>{children}</div>
    return (
      <Link {...link} className={styles.step} onClick={onGo}>
        {children}
      </Link>
    )
  }

  return (
    <ol className={styles.list} data-look={look}>
      {steps.map(({ id, state, note, link }, index) => {
        const sign = SIGNS[state]
        return (
          <li
            key={id}
            data-state={id === next?.id ? 'next' : state}
            aria-current={id === next?.id ? 'step' : undefined}
          >
            {renderBody({
              link,
              children: (
                <>
                  <span className={styles.sign} aria-hidden="true">
                    {sign === undefined ? index + 1 : <Icon name={sign} size={18} />}
                  </span>
                  <span className={styles.text}>
                    <span className={styles.title}>
                      <Words>{t(isShort ? `short.${id}` : `step.${id}`)}</Words>
                      <VisuallyHidden>
                        <Words>: {t(`state.${state}`)}</Words>
                      </VisuallyHidden>
                    </span>
                    <span className={styles.note}>{note}</span>
                  </span>
                  {!isShort && link !== undefined && <Icon name="chevron-right" size={18} className={styles.chevron} />}
                </>
              ),
            })}
          </li>
        )
      })}
    </ol>
  )
})
