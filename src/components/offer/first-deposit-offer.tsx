import { Link } from '@tanstack/react-router'
import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '#src/lib/money-format.ts'
import { useFirstDepositOffer } from '#src/queries/first-deposit-offer.ts'
import { ROUTES } from '#src/routing/route-names.ts'
import { Parol } from '#src/ui/brand/parol.tsx'
import { Words } from '#src/ui/data/words.tsx'
import { VisuallyHidden } from '#src/ui/feedback/visually-hidden.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import styles from './first-deposit-offer.module.css'

export interface FirstDepositOfferProps {
  /** `banner` leads to sign-up; `ribbon` stands where the visitor signs up. */
  readonly look: 'banner' | 'ribbon'
}

/** What a first deposit adds, never without its terms. Renders nothing without an offer. */
export const FirstDepositOffer = observer(function FirstDepositOffer({ look }: FirstDepositOfferProps) {
  const { t } = useTranslation(['offer', 'common'])
  const termsId = useId()
  const offer = useFirstDepositOffer()
  if (!offer) return null
  const { bonusPercent, bonusMax, minDeposit, turnoverMultiple, termsUrl } = offer
  const title = t('title', { percent: bonusPercent })
  const isBanner = look === 'banner'
  return (
    <div className={styles[look]} {...(isBanner && { 'data-scheme': 'night' })}>
      {isBanner ? (
        <Link to={ROUTES.register} className={styles.title} aria-describedby={termsId}>
          <Words>{title}</Words>
          <VisuallyHidden>
            <Words>: {t('common:signUp')}</Words>
          </VisuallyHidden>
        </Link>
      ) : (
        <strong className={styles.title}>
          <Icon name="gift" size={20} />
          <Words>{title}</Words>
        </strong>
      )}
      <p className={styles.terms} id={termsId}>
        <Words>
          {t('terms', {
            min: formatMoney(minDeposit),
            max: formatMoney(bonusMax),
            wager: turnoverMultiple === 0 ? t('wagerNone') : t('wager', { times: turnoverMultiple }),
          })}
        </Words>{' '}
        <a href={termsUrl} target="_blank" rel="noopener noreferrer">
          {t('allTerms')}
        </a>
      </p>
      {isBanner && (
        <>
          <span className={styles.button} aria-hidden="true">
            {t('common:signUp')}
          </span>
          <Parol size={64} glow className={styles.lantern} />
        </>
      )}
    </div>
  )
})
