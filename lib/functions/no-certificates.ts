/**
 * Replaces the certificate libraries of @simplewebauthn/server in every bundle: 130 KB that are needed only to verify
 * attestation certificates, and we request no attestation. A response that contains one anyway fails verification.
 */

/** Exported under the names that the library imports. */
class Certificates {
  constructor() {
    throw new Error('Certificates are not supported: see lib/functions/bundle.ts');
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
