import type { ReactElement } from 'react'
import { Icon } from '#src/ui/icon/icon.tsx'
import { ICON_NAMES } from '#src/ui/icon/icon-name.ts'
import { Example, Examples } from '../example.tsx'
import styles from './icons.module.css'

const SIZES = [16, 20, 24, 32] as const

/** Every icon of the sprite by its name, and the sizes. */
export function Icons(): ReactElement {
  return (
    <Examples title="Icon">
      <Example title="size">
        {SIZES.map((size) => (
          <Icon key={size} name="wallet" size={size} label={`wallet ${String(size)}`} />
        ))}
      </Example>
      <Example title="name" wide>
        <ul className={styles.icons}>
          {ICON_NAMES.map((name) => (
            <li key={name} className={styles.icon}>
              <Icon name={name} size={24} />
              <span translate="no">{name}</span>
            </li>
          ))}
        </ul>
      </Example>
    </Examples>
  )
}
