/** @module A DNS server that resolves every name to this machine. */
import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';

const headerBytes = 12;

/** End and type of the first question. */
function question(packet: Buffer): { readonly end: number; readonly type: number } {
  let at = headerBytes;
  for (let length = packet[at] ?? 0; length > 0; length = packet[at] ?? 0) at += length + 1;
  return { end: at + 5, type: packet.readUInt16BE(at + 1) };
}

/** One A record with 127.0.0.1; no record for other types. */
function reply(packet: Buffer): Buffer {
  const { end, type } = question(packet);
  const isAddress = type === 1;
  const head = Buffer.from(packet.subarray(0, end));
  head.writeUInt16BE(0x81_80, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(isAddress ? 1 : 0, 6);
  head.writeUInt32BE(0, 8);
  return isAddress
    ? Buffer.concat([head, Buffer.from([0xc0, 0x0c, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, 127, 0, 0, 1])])
    : head;
}

export async function startResolver(): Promise<Socket> {
  const socket = createSocket('udp4');
  socket.on('message', (packet, { port, address }) => {
    if (packet.length <= headerBytes) return;
    socket.send(reply(packet), port, address);
  });
  socket.bind(53, '127.0.0.1');
  await once(socket, 'listening');
  return socket;
}
