import type { ReactElement } from 'react'
import { Icon } from '#src/ui/icon/icon.tsx'
import type { IconName } from '#src/ui/icon/icon-name.ts'
import styles from './popup-sign.module.css'

export interface PopupSignProps {
  readonly icon: IconName
  readonly tone: 'accent' | 'danger' | 'info'
}

/** The decorative icon at the head of a popup; the text says the same. */
export function PopupSign({ icon, tone }: PopupSignProps): ReactElement {
  return (
    <span className={styles.sign} data-tone={tone}>
      <Icon name={icon} size={36} />
    </span>
  )
}
