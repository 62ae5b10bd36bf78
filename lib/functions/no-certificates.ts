/**
 * Stands in, in every bundle, for the certificate libraries of @simplewebauthn/server: 130 KB that it needs only where an
 * authenticator attests its maker with a chain of certificates, and we ask for no attestation. An answer that brings one
 * all the same is refused as any other that cannot be verified.
 */

/** Has the names that the library imports, because esbuild puts it in their place. */
class Certificates {
  constructor() {
    throw new Error('No function reads certificates: see lib/functions/bundle.ts');
  }
}

export {
  Certificates as AuthorityKeyIdentifierExtension,
  Certificates as CRLDistributionPointsExtension,
  Certificates as KeyDescription,
  Certificates as RSAPublicKey,
  Certificates as SubjectKeyIdentifierExtension,
  Certificates as X509Certificate,
  Certificates as X509ChainBuilder,
  Certificates as X509Crl,
};

const none = 'none';

export {
  none as id_ce_keyDescription,
  none as id_ml_dsa_44,
  none as id_ml_dsa_65,
  none as id_ml_dsa_87,
  none as id_rsaEncryption,
  none as id_sha1WithRSAEncryption,
  none as id_sha256WithRSAEncryption,
  none as id_sha384WithRSAEncryption,
  none as id_sha512WithRSAEncryption,
};
