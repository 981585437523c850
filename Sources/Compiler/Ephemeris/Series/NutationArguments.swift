/// Fundamental arguments of nutation, IERS Conventions (2010), IERS Technical Note 36, section 5.7.
package enum NutationArguments {
  /// The arguments l, l', F, D and Omega of the luni-solar terms.
  ///
  /// They are equation 5.43 of the source; Simon J.-L. et al. 1994, Astronomy and Astrophysics 282, 663.
  package static let luniSolar = [
    ArgumentPolynomial(arcseconds: 485868.249036, 1717915923.2178, 31.8792, 0.051635, -0.00024470),
    ArgumentPolynomial(arcseconds: 1287104.79305, 129596581.0481, -0.5532, 0.000136, -0.00001149),
    ArgumentPolynomial(arcseconds: 335779.526232, 1739527262.8478, -12.7512, -0.001037, 0.00000417),
    ArgumentPolynomial(arcseconds: 1072260.70369, 1602961601.2090, -6.3706, 0.006593, -0.00003169),
    ArgumentPolynomial(arcseconds: 450160.398036, -6962890.5431, 7.4722, 0.007702, -0.00005939),
  ]

  /// The arguments of the planetary terms.
  ///
  /// They are l, F, D, Omega, the mean longitudes of Mercury to Neptune, and the general precession pA:
  /// equation 5.44 of the source. The linear lunar arguments are those of Mathews, Herring and Buffett 2002.
  package static let planetary = [
    ArgumentPolynomial(2.35555598, 8328.6914269554),
    ArgumentPolynomial(1.627905234, 8433.466158131),
    ArgumentPolynomial(5.198466741, 7771.3771468121),
    ArgumentPolynomial(2.18243920, -33.757045),
    ArgumentPolynomial(4.402608842, 2608.7903141574),
    ArgumentPolynomial(3.176146697, 1021.3285546211),
    ArgumentPolynomial(1.753470314, 628.3075849991),
    ArgumentPolynomial(6.203480913, 334.0612426700),
    ArgumentPolynomial(0.599546497, 52.9690962641),
    ArgumentPolynomial(0.874016757, 21.3299104960),
    ArgumentPolynomial(5.481293871, 7.4781598567),
    ArgumentPolynomial(5.321159000, 3.8127774000),
    ArgumentPolynomial(0, 0.024381750, 0.00000538691),
  ]
}
