import { Link } from '@tanstack/react-router'
import { observer } from 'mobx-react-lite'
import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { deferred } from '#src/components/deferred/deferred.tsx'
import { DocumentLinks } from '#src/components/operator/document-links.tsx'
import { LanguageSwitch } from '#src/components/settings/language-switch.tsx'
import { ROUTES } from '#src/routing/route-names.ts'
import { useMedia } from '#src/hooks/use-media.ts'
import { useHome } from '#src/routing/use-home.ts'
import { cx } from '#src/lib/cx.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { ThemeSwitch } from '#src/components/settings/theme-switch.tsx'
import { PRODUCT_NAME } from '#src/lib/product.ts'
import { Logo } from '#src/ui/brand/logo.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { EntryFrame } from '#src/ui/layout/entry-frame.tsx'
import styles from './entry-page.module.css'
import { takeOverEarlyForm } from './take-over-early-form.ts'

const TrustLine = deferred(async () => (await import('#src/components/operator/trust-line.tsx')).TrustLine, {
  texts: ['menu'],
  isOptional: true,
})

/** Loaded only where the sky has room, and late: the form does not wait for it. */
const HotCovers = deferred(async () => (await import('./hot-covers.tsx')).HotCovers, { isLate: true, isOptional: true })

export interface EntryPageProps {
  readonly title: string
  readonly text?: string
  /** On a desktop in the sky, instead of covers; a phone has no room for it. */
  readonly aside?: ReactNode
  readonly children: ReactNode
  /** The link to the other form. */
  readonly other: ReactNode
  /** The action of Back; by default, as on login and register, it replaces the page with the lobby. */
  readonly onBack?: () => void
}

/** The shared frame of login and register: the brand, the way back to the games, and the visitor's switches. */
export const EntryPage = observer(function EntryPage({ title, text, aside, children, other, onBack }: EntryPageProps) {
  const { t } = useTranslation()
  const home = useHome()
  const { overlays } = useStores()
  const hasRoom = useMedia('(--from-large) and (min-height: 700px)')
  // Once the form listens, which it does in effects; until then the early form stays.
  useEffect(() => takeOverEarlyForm(() => overlays.isOpen), [overlays])
  return (
    <div className={styles.page}>
      <header>
        {onBack ? (
          <button type="button" className={styles.back} data-scheme="night" aria-label={t('back')} onClick={onBack}>
            <Icon name="back" />
          </button>
        ) : (
          <Link {...home} replace className={styles.back} data-scheme="night" aria-label={t('back')}>
            <Icon name="back" />
          </Link>
        )}
        <Link
          to={ROUTES.livechat}
          className={cx(styles.back, styles.support)}
          data-scheme="night"
          aria-label={t('customerService')}
        >
          <Icon name="support" />
        </Link>
      </header>
      <main>
        <EntryFrame
          brand={
            <Link {...home} className={styles.brand}>
              <Logo name={PRODUCT_NAME} size="lg" nameOnly />
            </Link>
          }
          title={title}
          text={text}
          aside={aside ?? (hasRoom && <HotCovers />)}
          footer={
            <div className={styles.footer}>
              <p className={styles.other}>{other}</p>
              <div className={styles.trust}>
                <TrustLine />
              </div>
              <DocumentLinks names={['termsOfUse', 'privacyPolicy', 'responsibleGaming']} />
              <LanguageSwitch fullWidth />
              <ThemeSwitch fullWidth />
            </div>
          }
        >
          {children}
        </EntryFrame>
      </main>
    </div>
  )
})
