import { addressList } from './address-list.ts'

const isLoopbackAddress = addressList('loopback')

/** Whether a Host header or the authority of a URL names this computer, with any port. */
export function isLoopbackHost(host: string): boolean {
  const { name = '', address = '' } =
    /^(?:\[(?<address>[^\]]*)\]|(?<name>[^:[\]]*))(?::\d*)?$/.exec(host)?.groups ?? {}
  return name.toLowerCase() === 'localhost' || isLoopbackAddress(name) || isLoopbackAddress(address)
}
