import type { ReactElement } from 'react'
import { Text } from '#src/ui/data/text.tsx'
import { TYPE_HUES } from '#src/ui/surface/type-hue.ts'
import { Example, Examples } from '../example.tsx'
import { TEXTS, useSay } from '../texts.ts'
import styles from './colors.module.css'

const GROUNDS = ['ground', 'surface', 'raised', 'glow-warm'] as const
const ROLES = ['accent', 'success', 'danger', 'info'] as const
const SIZES = ['hero', 'lg', 'md', 'sm'] as const
const WEIGHTS = ['regular', 'medium', 'bold'] as const

function Swatch({ name, back, front }: { readonly name: string; readonly back: string; readonly front: string }) {
  return (
    <span
      className={styles.swatch}
      style={{ backgroundColor: `var(--${back})`, color: `var(--${front})` }}
      translate="no"
    >
      {name}
    </span>
  )
}

/** The tokens in use: text on backgrounds, roles with their text colors, game type colors, the type scale. */
export function Colors(): ReactElement {
  const say = useSay()
  return (
    <>
      <Examples title="Colors">
        <Example title="grounds" column>
          {GROUNDS.map((ground) => (
            <Swatch key={ground} name={ground} back={ground} front="ink" />
          ))}
        </Example>
        <Example title="roles and their inks" column>
          {ROLES.map((role) => (
            <Swatch key={role} name={role} back={role} front={`${role}-ink`} />
          ))}
        </Example>
        <Example title="soft grounds and colored text" column>
          {ROLES.map((role) => (
            <Swatch key={role} name={`${role}-soft`} back={`${role}-soft`} front={`${role}-text`} />
          ))}
        </Example>
        <Example title="types of game" column>
          {TYPE_HUES.map((type) => (
            <Swatch key={type} name={type} back={`type-${type}`} front="type-ink" />
          ))}
        </Example>
        <Example title="night in both themes" night column>
          {ROLES.map((role) => (
            <Text key={role} tone={role} weight="bold">
              {role}
            </Text>
          ))}
        </Example>
      </Examples>
      <Examples title="Text">
        <Example title="size" column wide>
          {SIZES.map((size) => (
            <Text key={size} size={size}>
              {size} · {say(TEXTS.longLabel)}
            </Text>
          ))}
        </Example>
        <Example title="weight" column>
          {WEIGHTS.map((weight) => (
            <Text key={weight} weight={weight}>
              {weight} · {say(TEXTS.balance)} ₱1,234.50
            </Text>
          ))}
        </Example>
        <Example title="tone" column>
          <Text tone="quiet">{say(TEXTS.longText)}</Text>
          {ROLES.map((role) => (
            <Text key={role} tone={role}>
              {role} · {say(TEXTS.balance)}
            </Text>
          ))}
        </Example>
      </Examples>
    </>
  )
}
