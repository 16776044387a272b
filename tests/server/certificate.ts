import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** One value of DER: its tag, its length, its content. */
function der(tag: number, ...content: readonly Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const length = body.length < 128 ? [body.length] : [0x82, body.length >> 8, body.length & 255];
  return Buffer.concat([Buffer.from([tag, ...length]), body]);
}

const sequence = (...content: readonly Buffer[]) => der(0x30, ...content);
const objectID = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));
const COMMON_NAME = objectID('550403');
const ECDSA_WITH_SHA256 = sequence(objectID('2a8648ce3d040302'));
const time = (text: string) => der(0x18, Buffer.from(text));

/** A key and a certificate that it signs itself, as PEM: for a server that tests alone talk to. */
export function selfSigned(name: string): { readonly key: string; readonly certificate: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const subject = sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from(name)))));
  const toBeSigned = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    ECDSA_WITH_SHA256,
    subject,
    sequence(time('20200101000000Z'), time('21200101000000Z')),
    subject,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = der(0x03, Buffer.from([0]), sign('sha256', toBeSigned, privateKey));
  const text = sequence(toBeSigned, ECDSA_WITH_SHA256, signature).toString('base64');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificate: `-----BEGIN CERTIFICATE-----\n${text}\n-----END CERTIFICATE-----\n`,
  };
}
