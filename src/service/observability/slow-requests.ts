import type { FastifyInstance } from 'fastify'

/** Closes the connection of a client that does not read its answer in this time, in milliseconds. */
export function limitAnswers(app: FastifyInstance, limit: number): void {
  app.addHook('onSend', async (_request, { raw }) => {
    const start = () => {
      const timer = setTimeout(() => raw.destroy(), limit)
      raw.once('close', () => clearTimeout(timer))
    }
    // an answer waits for the earlier ones of its connection
    if (raw.socket === null) raw.once('socket', start)
    else start()
  })
}
