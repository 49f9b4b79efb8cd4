import { crc32 } from 'node:zlib';

/** An archive with one file, without compression. */
export function zipOf(name: string, text: string): Buffer {
  const content = Buffer.from(text);
  const fileName = Buffer.from(name);
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(20, 0);
  facts.writeUInt32LE(crc32(content), 10);
  facts.writeUInt32LE(content.length, 14);
  facts.writeUInt32LE(content.length, 18);
  facts.writeUInt16LE(fileName.length, 22);
  const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), facts, fileName, content]);
  const central = Buffer.concat([
    Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'),
    facts,
    // No comment, first disk, no attributes, at the beginning.
    Buffer.alloc(14),
    fileName,
  ]);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, central, end]);
}
