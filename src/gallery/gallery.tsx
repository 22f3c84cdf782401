import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { LanguageSwitch } from '#src/components/settings/language-switch.tsx'
import { ThemeSwitch } from '#src/components/settings/theme-switch.tsx'
import { PRODUCT_NAME } from '#src/lib/product.ts'
import { Logo } from '#src/ui/brand/logo.tsx'
import { buttonClass } from '#src/ui/form/button-class.ts'
import { PageFrame } from '#src/ui/layout/page-frame.tsx'
import { TopBar } from '#src/ui/layout/top-bar.tsx'
import type { NavLinkProps } from '#src/ui/navigate/nav-item.ts'
import { SideNav } from '#src/ui/navigate/side-nav.tsx'
import styles from './gallery.module.css'
import { SECTIONS } from './sections.ts'
import { TEXTS, useSay } from './texts.ts'

export interface GalleryProps {
  /** The section to show; the first where absent or unknown. */
  readonly section?: string | undefined
}

/** Every primitive in every state, for development, screenshots and tests. */
export function Gallery({ section }: GalleryProps): ReactElement {
  const say = useSay()
  const shown = SECTIONS.find(({ id }) => id === section) ?? SECTIONS[0]
  const places = SECTIONS.map(({ id, title, icon }) => ({
    id,
    icon,
    label: say(title),
    current: id === shown?.id,
  }))
  const renderLink = (place: { id: string }, props: NavLinkProps) => (
    <Link to="/gallery/{-$section}" params={{ section: place.id }} {...props} />
  )
  return (
    <PageFrame
      skipLabel={say(TEXTS.skip)}
      header={<TopBar start={<Logo name={PRODUCT_NAME} size="sm" />} end={say(TEXTS.gallery)} />}
      sideNav={<SideNav label={say(TEXTS.sections)} items={places} renderLink={renderLink} />}
    >
      <h1 className={styles.title}>{shown && say(shown.title)}</h1>
      <div className={styles.choices}>
        <ThemeSwitch />
        <LanguageSwitch />
      </div>
      <nav className={styles.list} aria-label={say(TEXTS.sections)}>
        {SECTIONS.map(({ id, title }) => (
          <Link
            key={id}
            to="/gallery/{-$section}"
            params={{ section: id }}
            className={buttonClass({ variant: id === shown?.id ? 'primary' : 'secondary', size: 'sm' })}
          >
            {say(title)}
          </Link>
        ))}
      </nav>
      {shown && <shown.Section key={shown.id} />}
    </PageFrame>
  )
}
