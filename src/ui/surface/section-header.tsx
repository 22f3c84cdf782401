import type { ReactElement, ReactNode } from 'react'
import { cx } from '#src/lib/cx.ts'
import { Image } from '#src/ui/data/image.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import type { IconName } from '#src/ui/icon/icon-name.ts'
import { hueStyle, type TypeHue } from './type-hue.ts'
import styles from './section-header.module.css'

export interface SectionHeaderProps {
  readonly title: ReactNode
  readonly icon?: IconName | undefined
  /** A picture in place of the icon: a provider's logo. */
  readonly logo?: string | undefined
  /** The icon's color, by game type. */
  readonly hue?: TypeHue | undefined
  /** A link or button to the whole list. */
  readonly action?: ReactNode
  readonly level?: 2 | 3
  readonly id?: string | undefined
}

/** The heading of a row of games or of a list. */
export function SectionHeader({ title, icon, logo, hue, action, level = 2, id }: SectionHeaderProps): ReactElement {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className={styles.header}>
      {icon !== undefined && (
        <span className={cx(styles.icon, hue !== undefined && styles.hued)} style={hueStyle(hue)}>
          <Icon name={icon} size={20} />
        </span>
      )}
      {logo !== undefined && (
        <span className={styles.logo}>
          <Image src={logo} alt="" ratio="1 / 1" seed={logo} sizes="32px" />
        </span>
      )}
      <Heading className={styles.title} id={id}>
        {title}
      </Heading>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  )
}
