import { expect, test } from 'vitest'
import { Config } from '#generated/http/schemas/config.ts'
import { getChannels } from './channels.ts'

const app = { protocol: 'https:', hostname: 'play.example' }
const config = {
  cs_telegram: 'https://telegram.example/support',
  cs_viber: '',
  cs_messenger: 'http://messenger.example/support',
  cs_online: 'https://chat.example/room',
  ps_facebook: 'https://facebook.example/page',
  ps_instagram: 'https://play.example/own',
  download_page: 'https://download.example/app',
  privacy_policy: '',
  terms_of_use: '',
  showDownloadBanner: true,
}

test('getChannels returns the channels of a kind, without empty, unsafe and own-host addresses', () => {
  expect(getChannels(config, 'cs', app)).toEqual([
    { id: 'telegram', name: 'Telegram', href: 'https://telegram.example/support' },
    { id: 'online', name: null, href: 'https://chat.example/room' },
  ])
  expect(getChannels(config, 'ps', app)).toEqual([
    { id: 'facebook', name: 'Facebook', href: 'https://facebook.example/page' },
  ])
})

test('getChannels returns none before the config is loaded', () => {
  expect(getChannels(undefined, 'cs', app)).toEqual([])
})

test('keeps a channel that the operator adds, and drops only the one with an invalid address', () => {
  const config = Config.parse({
    cs_whatsapp: 'https://wa.example/1',
    cs_viber: 'viber://chat?number=1',
    ps_tiktok: 'https://tiktok.example/tumpak',
    cs_number: 7,
    download_page: '',
    privacy_policy: '',
    terms_of_use: '',
  })
  expect(getChannels(config, 'cs', app).map(({ id }) => id)).toEqual(['whatsapp'])
  expect(getChannels(config, 'ps', app).map(({ id }) => id)).toEqual(['tiktok'])
})
