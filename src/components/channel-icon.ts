import type { IconName } from '#src/ui/icon/icon-name.ts'

/** Our own drawings, because the services' logos are not ours to copy. The name is beside the icon. */
const ICONS: Readonly<Record<string, IconName>> = {
  online: 'support',
  telegram: 'send',
  viber: 'call',
  messenger: 'chat',
  facebook: 'letter-f',
  instagram: 'camera',
}

/** The icon of a channel; an unknown channel gets the generic one. */
export function channelIcon(id: string): IconName {
  return (Object.hasOwn(ICONS, id) && ICONS[id]) || 'external'
}
