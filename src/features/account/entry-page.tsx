import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LanguageSwitch } from '#src/components/language-switch.tsx'
import { ROUTES } from '#src/components/route-names.ts'
import { ThemeSwitch } from '#src/components/theme-switch.tsx'
import { PRODUCT_NAME } from '#src/lib/product.ts'
import { Logo } from '#src/ui/brand/logo.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { EntryFrame } from '#src/ui/layout/entry-frame.tsx'
import styles from './entry-page.module.css'

export interface EntryPageProps {
  readonly title: string
  readonly text: string
  readonly children: ReactNode
  /** The way to the other form. */
  readonly other: ReactNode
}

/** What login and register share: the brand, the way back to the games, and the switches that a visitor needs. */
export function EntryPage({ title, text, children, other }: EntryPageProps) {
  const { t } = useTranslation(['common', 'account'])
  return (
    <main className={styles.page}>
      <Link to={ROUTES.game} replace className={styles.back} data-scheme="night" aria-label={t('back')}>
        <Icon name="back" />
      </Link>
      <EntryFrame
        brand={
          <Link to={ROUTES.game} className={styles.brand}>
            <Logo name={PRODUCT_NAME} size="lg" nameOnly />
          </Link>
        }
        title={title}
        text={text}
        footer={
          <div className={styles.footer}>
            <p className={styles.other}>{other}</p>
            <p className={styles.adults}>{t('account:adultsOnly')}</p>
            <LanguageSwitch fullWidth />
            <ThemeSwitch fullWidth />
          </div>
        }
      >
        {children}
      </EntryFrame>
    </main>
  )
}
